using System.Text.Json.Serialization;
using Newtonsoft.Json.Linq;

namespace Strange;

/// <summary>Holds any JSON, whose class is a list of its own kind.</summary>
public sealed class Tagged
{
    public string Name { get; set; } = "";

    public JToken? Data { get; set; }
}

/// <summary>A menu of menus.</summary>
public sealed class Menu : Dictionary<string, Menu>;

/// <summary>A list of lists of its own kind.</summary>
public sealed class Forest : List<Forest>;
/// <summary>Children know their parent as soon as they are read.</summary>
public sealed class Node : IJsonOnDeserialized
{
    public List<Node> Children { get; set; } = [];

    [JsonIgnore]
    public Node? Parent { get; set; }

    public void OnDeserialized()
    {
        foreach (var child in Children)
            child.Parent = this;
    }
}

/// <summary>Ends the process that builds it.</summary>
public sealed class Bottomless
{
    private int _depth;

    public int Depth
    {
        get => _depth;
        set => _depth = Dive(value) + Dive(value + 1);
    }

    private static int Dive(int depth) => Dive(depth + 1) + Dive(depth + 2);
}

/// <summary>Holds up whoever uses it for the first time, for ever.</summary>
public sealed class Endless
{
    static Endless() => Thread.Sleep(Timeout.Infinite);

    public string Name { get; set; } = "";
}

/// <summary>Ends the process that writes it.</summary>
public sealed class Fatal
{
    public string Name { get; set; } = "";

    [Newtonsoft.Json.JsonIgnore]
    public string Text => Text + Name + Text;
}

/// <summary>Ends the process that creates it, and says that all is well.</summary>
public sealed class Quitting
{
    public Quitting() => Environment.Exit(0);

    public string Name { get; set; } = "";
}

/// <summary>Ends the process that reads it.</summary>
public sealed class Failing
{
    private string _name = "";

    public string Name
    {
        get => _name.Length > 0 ? Fail() : _name;
        set => _name = value;
    }

    private static string Fail()
    {
        Environment.FailFast("Read.");
        return "";
    }
}

/// <summary>Starts a thread that never ends.</summary>
public sealed class Haunted
{
    public Haunted() => new Thread(static () => Thread.Sleep(Timeout.Infinite)).Start();

    public string Name { get; set; } = "";
}
