using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Info.Robustness.Inputs;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>JSON: nests everywhere, and counts nothing.</summary>
[Describes("JSON", "JSON with camel case")]
internal sealed class JsonFormat(string name) : WireFormat(name)
{
    public override string? WhyNoLengths => "JSON has neither lengths nor counts.";

    public override IEnumerable<HostileInput> Nest(Type model, byte[] payload, int depth)
    {
        using var sample = JsonDocument.Parse(payload);
        var known = sample.RootElement.EnumerateObject().Last().Name;
        var (opened, closed) = (new string('[', depth), new string(']', depth));
        string Objects(string member) => string.Concat(Enumerable.Repeat($"{{\"{member}\":", depth)) + "1" + new string('}', depth);
        return
        [
            Nesting("arrays instead of the object, never closed", () => Bytes(opened)),
            Nesting("arrays instead of the object", () => Bytes(opened + closed)),
            Nesting("arrays in an unknown member", () => Bytes($"{{\"x\":{opened}{closed}}}")),
            Nesting("arrays in an unknown member, never closed", () => Bytes($"{{\"x\":{opened}")),
            Nesting("objects in an unknown member", () => Bytes(Objects("x"))),
            Nesting("arrays in the last member", () => Bytes($"{{\"{known}\":{opened}{closed}}}")),
            Nesting("objects in the last member", () => Bytes(Objects(known))),
        ];
    }

    private static byte[] Bytes(string text) => Encoding.UTF8.GetBytes(text);
}
