namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The values of the original comparison, so that sizes can be put beside its own.</summary>
internal static class Values
{
    /// <summary>The values in each of the lists.</summary>
    public const int OfList = 5;

    /// <summary>Twelve integers.</summary>
    public static NumericStruct NumericStruct() => new()
    {
        F1 = -12345,
        F2 = 987654321,
        F3 = -31415,
        F4 = 27182818,
        F5 = -32000,
        F6 = 1000000,
        F7 = -999999999,
        F8 = 42,
        F9 = 123456789,
        F10 = -42,
        F11 = 31415926,
        F12 = -27182818,
    };

    /// <summary>A value of most primitive types, and an array of each.</summary>
    public static Sample Sample() => new()
    {
        IntValue = 123,
        LongValue = 1230000,
        FloatValue = 12.345f,
        DoubleValue = 1.234567,
        ShortValue = 12345,
        CharValue = '!',
        BooleanValue = true,
        IntValueBoxed = 321,
        LongValueBoxed = 3210000,
        FloatValueBoxed = 54.321f,
        DoubleValueBoxed = 7.654321,
        ShortValueBoxed = 32100,
        CharValueBoxed = '$',
        BooleanValueBoxed = false,
        IntArray = [-1234, -123, -12, -1, 0, 1, 12, 123, 1234],
        LongArray = [-123400, -12300, -1200, -100, 0, 100, 1200, 12300, 123400],
        FloatArray = [-12.34f, -12.3f, -12, -1, 0, 1, 12, 12.3f, 12.34f],
        DoubleArray = [-1.234, -1.23, -12, -1, 0, 1, 12, 1.23, 1.234],
        ShortArray = [-1234, -123, -12, -1, 0, 1, 12, 123, 1234],
        CharArray = ['a', 's', 'd', 'f', 'A', 'S', 'D', 'F'],
        BooleanArray = [true, false, false, true],
        String = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
    };

    /// <summary>A recording with three pictures.</summary>
    public static MediaContent MediaContent() => new()
    {
        Media = new Media
        {
            Uri = "http://javaone.com/keynote.ogg",
            Width = 641,
            Height = 481,
            Format = "video/theora\u1234",
            Duration = 18_000_001,
            Size = 58_982_401,
            Persons = ["Bill Gates, Jr.", "Steven Jobs"],
            Player = Player.Flash,
            Copyright = "Copyright (c) 2009, Scooby Dooby Doo",
        },
        Images =
        [
            new Image { Uri = "http://javaone.com/keynote_huge.jpg", Title = "Javaone Keynote\u1234", Width = 32_000, Height = 24_000, Size = MediaSize.Large },
            new Image { Uri = "http://javaone.com/keynote_large.jpg", Width = 1024, Height = 768, Size = MediaSize.Large },
            new Image { Uri = "http://javaone.com/keynote_small.jpg", Width = 320, Height = 240, Size = MediaSize.Small },
        ],
    };
}

/// <summary>The sample of <see cref="MediaContent"/>.</summary>
public readonly struct MediaContentSamples : IStudySamples<MediaContent>
{
    /// <inheritdoc/>
    public static string? Name => nameof(MediaContent);

    /// <inheritdoc/>
    public static IReadOnlyList<MediaContent> Make() => [Values.MediaContent()];
}

/// <summary>The sample of <see cref="MediaContentList"/>.</summary>
public readonly struct MediaContentListSamples : IStudySamples<MediaContentList>
{
    /// <inheritdoc/>
    public static string? Name => nameof(MediaContentList);

    /// <inheritdoc/>
    public static IReadOnlyList<MediaContentList> Make() => [new MediaContentList { Values = [.. Enumerable.Range(0, Values.OfList).Select(_ => Values.MediaContent())] }];
}

/// <summary>The sample of <see cref="NumericStruct"/>.</summary>
public readonly struct NumericStructSamples : IStudySamples<NumericStruct>
{
    /// <inheritdoc/>
    public static string? Name => nameof(NumericStruct);

    /// <inheritdoc/>
    public static IReadOnlyList<NumericStruct> Make() => [Values.NumericStruct()];
}

/// <summary>The sample of <see cref="NumericStructList"/>.</summary>
public readonly struct NumericStructListSamples : IStudySamples<NumericStructList>
{
    /// <inheritdoc/>
    public static string? Name => nameof(NumericStructList);

    /// <inheritdoc/>
    public static IReadOnlyList<NumericStructList> Make() => [new NumericStructList { Values = [.. Enumerable.Range(0, Values.OfList).Select(_ => Values.NumericStruct())] }];
}

/// <summary>The sample of <see cref="Sample"/>.</summary>
public readonly struct SampleSamples : IStudySamples<Sample>
{
    /// <inheritdoc/>
    public static string? Name => nameof(Sample);

    /// <inheritdoc/>
    public static IReadOnlyList<Sample> Make() => [Values.Sample()];
}

/// <summary>The sample of <see cref="SampleList"/>.</summary>
public readonly struct SampleListSamples : IStudySamples<SampleList>
{
    /// <inheritdoc/>
    public static string? Name => nameof(SampleList);

    /// <inheritdoc/>
    public static IReadOnlyList<SampleList> Make() => [new SampleList { Values = [.. Enumerable.Range(0, Values.OfList).Select(_ => Values.Sample())] }];
}
