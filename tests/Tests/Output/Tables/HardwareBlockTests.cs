using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Tables;

public class HardwareBlockTests
{
    [Fact]
    public void LibrariesFromAFolderAreCalledLocalBuildsAndSoIsWhatTheyNeed()
    {
        var record = RecordFactory.Full();
        Assert.EndsWith("First 1.2.3\nSecond 1.2.3\n```\n", HardwareBlock.Render(record with { Environment = record.Environment with { LibraryFiles = [] } }), StringComparison.Ordinal);
        LibraryFileRecord[] files =
        [
            new("First", "aa", "1.2.3", LibraryFileRecord.PackageSource),
            new("First.Core", "bb", "1.2.3+commit", LibraryFileRecord.Local),
            new("Second", "cc", "1.2.3. Commit Hash: commit", LibraryFileRecord.Local),
            new("Second.Core", "dd", "1.2.3", null),
        ];
        Assert.EndsWith(
            "First 1.2.3\nFirst.Core 1.2.3 (local build)\nSecond 1.2.3 (local build)\n```\n",
            HardwareBlock.Render(record with { Environment = record.Environment with { LibraryFiles = files } }),
            StringComparison.Ordinal);

        // An assembly of another name than its package is the same library.
        var fory = record.Environment with { Libraries = ["Apache.Fory 1.6.1"], LibraryFiles = [new("Fory", "aa", "1.6.1+commit", LibraryFileRecord.Local)] };
        Assert.EndsWith("\nApache.Fory 1.6.1 (local build)\n```\n", HardwareBlock.Render(record with { Environment = fory }), StringComparison.Ordinal);
    }
}
