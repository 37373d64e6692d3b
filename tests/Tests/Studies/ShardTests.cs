using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Studies;

public class ShardTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(4)]
    [InlineData(7)]
    [InlineData(100)]
    public void ShardsTogetherHoldEveryCaseOnce(int count)
    {
        var shards = StudyPlan.Shards(count);
        Assert.Equal(
            StudyPlan.Whole.Cases.Select(@case => @case.Key.ToString()).Order(StringComparer.Ordinal),
            shards.SelectMany(shard => shard.Cases).Select(@case => @case.Key.ToString()).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void ShardsDoNotSplitTables()
    {
        var owners = StudyPlan.Shards(4).SelectMany((shard, index) => shard.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model, index))).Distinct();
        Assert.Distinct(owners.Select(owner => (owner.Operation, owner.Model)));
    }

    [Theory]
    [InlineData("1/1", 1, 1)]
    [InlineData("3/4", 3, 4)]
    [InlineData("999/999", 999, 999)]
    public void AShardIsParsed(string text, int index, int count) => Assert.Equal(new Shard(index, count), Shard.Parse(text));

    [Fact]
    public void NoTextIsNoShard() => Assert.Null(Shard.Parse(null));

    [Theory]
    [InlineData("")]
    [InlineData("1")]
    [InlineData("0/4")]
    [InlineData("5/4")]
    [InlineData("1/0")]
    [InlineData("-1/4")]
    [InlineData("1/1000")]
    [InlineData("1 / 4")]
    [InlineData("1/4/4")]
    [InlineData("1/4\n")]
    [InlineData("٣/٤")]
    public void AWrongShardIsOneSentence(string text) => Assert.Equal(
        $"--shard is \"{text}\"; write i/n with i from 1 to n and n up to 999, for example 1/4.",
        Assert.Throws<UserErrorException>(() => Shard.Parse(text)).Message);
}
