namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>How like one value is to another that it should be, from the best on.</summary>
internal enum Likeness
{
    /// <summary>Nothing tells them apart.</summary>
    SameBits,

    /// <summary>Their type calls them equal, but they are not written alike: <c>1.0</c> and <c>1.00</c>.</summary>
    Equal,

    /// <summary>It is another value.</summary>
    Changed,

    /// <summary>It is not there: null, empty, or what its type holds where nothing was set.</summary>
    Lost,
}
