using System.ComponentModel;

namespace Strange;

/// <summary>Writes down each process that runs any of its code, in the file that a variable names.</summary>
[TypeConverter(typeof(WitnessConverter))]
public sealed class Witness
{
    public const string Variable = "STRANGE_WITNESS";

    private string _name = "";

    static Witness() => See();

    public Witness() => See();

    public string Name
    {
        get
        {
            See();
            return _name;
        }

        set
        {
            See();
            _name = value;
        }
    }

    internal static void See()
    {
        if (Environment.GetEnvironmentVariable(Variable) is { } file)
            File.WriteAllText($"{file}.{Environment.ProcessId}", "");
    }
}

public sealed class WitnessConverter : TypeConverter
{
    public WitnessConverter() => Witness.See();
}
