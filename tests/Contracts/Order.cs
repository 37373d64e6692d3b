using System.Text.Json.Serialization;

namespace Shop;

/// <summary>An order as a shop would write it: without a thought for any serializer but JSON.</summary>
public sealed record Order(Guid Id, string Number, DateTime Placed)
{
    public required Customer Customer { get; init; }

    public OrderState State { get; init; }

    public IReadOnlyList<OrderLine> Lines { get; init; } = [];

    public Dictionary<string, string> Labels { get; init; } = [];

    public Address? BillTo { get; init; }

    public decimal? Discount { get; init; }

    public decimal Total { get; init; }

    public Payment? Payment { get; init; }
}

public enum OrderState
{
    Draft,
    Placed,
    Shipped,
}

public sealed record Customer(long Id, string Name, string? Email);

public sealed record OrderLine(string Sku, string Title, int Quantity, decimal Price, double? Weight);

public readonly record struct Address(string Street, string City, string Zip, string Country);

/// <summary>How an order is paid for: the base of what differs.</summary>
[JsonDerivedType(typeof(CardPayment), "card")]
[JsonDerivedType(typeof(InvoicePayment), "invoice")]
public abstract record Payment
{
    public DateTime? Due { get; init; }
}

public sealed record CardPayment(string Network, string LastDigits) : Payment;

public sealed record InvoicePayment(int Days) : Payment;

/// <summary>What not every library brings back: its setter is private.</summary>
public sealed class Receipt
{
    [JsonInclude]
    public string? Customer { get; private set; }
}

/// <summary>Shares its name with another type.</summary>
public static class Returns
{
    public sealed class Label
    {
        public string? Carrier { get; set; }
    }
}

public sealed class Tree
{
    public string? Name { get; set; }

    public IList<Tree>? Children { get; set; }

    public object? Tag { get; set; }
}
