// What tests the parts elsewhere; no part of the program.
import XCTest

final class BadgeTests: XCTestCase {
  func testNothing() { XCTAssertTrue(true) }
}
