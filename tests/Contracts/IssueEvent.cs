using System.Text.Json.Serialization;

namespace Tracker;

/// <summary>What a code host tells about an issue, by the names of its documents.</summary>
public sealed class IssueEvent
{
    [JsonPropertyName("action")]
    public string Action { get; set; } = "";

    [JsonPropertyName("issue")]
    public Issue? Issue { get; set; }

    [JsonPropertyName("repository")]
    public Repository? Repository { get; set; }

    [JsonPropertyName("sender")]
    public User? Sender { get; set; }
}

public sealed class Issue
{
    [JsonPropertyName("id")]
    public long Id { get; set; }

    [JsonPropertyName("number")]
    public int Number { get; set; }

    [JsonPropertyName("title")]
    public string Title { get; set; } = "";

    [JsonPropertyName("body")]
    public string? Body { get; set; }

    [JsonPropertyName("state")]
    public string State { get; set; } = "";

    [JsonPropertyName("locked")]
    public bool Locked { get; set; }

    [JsonPropertyName("created_at")]
    public DateTime CreatedAt { get; set; }

    [JsonPropertyName("closed_at")]
    public DateTime? ClosedAt { get; set; }

    [JsonPropertyName("user")]
    public User? User { get; set; }

    [JsonPropertyName("labels")]
    public List<Label>? Labels { get; set; }

    [JsonPropertyName("reactions")]
    public Dictionary<string, int>? Reactions { get; set; }
}

public sealed class Label
{
    [JsonPropertyName("name")]
    public string Name { get; set; } = "";

    [JsonPropertyName("color")]
    public string Color { get; set; } = "";
}

public sealed class User
{
    [JsonPropertyName("login")]
    public string Login { get; set; } = "";

    [JsonPropertyName("id")]
    public long Id { get; set; }

    [JsonPropertyName("site_admin")]
    public bool SiteAdmin { get; set; }
}

public sealed class Repository
{
    [JsonPropertyName("full_name")]
    public string FullName { get; set; } = "";

    [JsonPropertyName("private")]
    public bool IsPrivate { get; set; }

    [JsonPropertyName("stargazers_count")]
    public int Stars { get; set; }
}

[JsonSerializable(typeof(IssueEvent))]
public sealed partial class TrackerContext : JsonSerializerContext;
