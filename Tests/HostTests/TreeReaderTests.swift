// Reading the files of a tree one after the other says what reading each by itself says.

import Foundation
import HostSystem
import JournalTestSupport
import Testing

@Suite struct TreeReaderTests {
  @Test func everyFileReadsAsItDoesByItself() throws {
    let folder = try TemporaryFolder()
    let big = String(repeating: "long ", count: 100_000)
    for (path, text) in [("a.md", "a"), ("b/one.md", "1"), ("b/two.md", ""), ("b/c/three.md", big), ("d/four.md", "4"), ("é/日.md", "5")] {
      try folder.write(text, to: path)
    }
    for (link, target) in [("linked", "b"), ("d/link.md", "../a.md"), ("d/gone.md", "nothing")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    #expect(mkfifo(folder.path + "/pipe.md", 0o600) == 0)
    let paths = [
      "b/one.md", "b/two.md", "a.md", "b/c/three.md", "b/missing.md", "b/one.md", "missing/x.md", "d/four.md", "d/link.md", "d/gone.md",
      "é/日.md", "linked/one.md", "b", "d/../a.md", "pipe.md", "a.md/x.md", "b/two.md",
    ]
    var reader = TreeReader(folder.path)
    var bytes: [UInt8] = []
    for path in paths {
      let disk = folder.path + "/" + path
      let (alone, problem) = outcome { () throws(HostError) in try FileSystem.read(disk) }
      do {
        try reader.read(path, into: &bytes)
        #expect(bytes == alone, "\(path)")
      } catch {
        #expect("\(error)" == problem.map { "\($0)" }, "\(path)")
      }
    }
  }

  private func outcome(_ read: () throws(HostError) -> [UInt8]) -> ([UInt8]?, HostError?) {
    do { return (try read(), nil) } catch { return (nil, error) }
  }
}
