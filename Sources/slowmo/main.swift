// The program: everything is in Shell.
import Foundation
import Shell

exit(ShellMain.run(Array(CommandLine.arguments.dropFirst())))
