/// A kind of report: its name in options, and how it is made of a grade.
package struct Report: Sendable {
  package let name: String
  package let make: @Sendable (Grade) -> String

  /// The list; one file each.
  package static let all: [Report] = [TextReport.report, JSONReport.report, JUnitReport.report]
}
