/// What users of F# have, whose collections and options the suite must not walk by their fields. Equality is the compiler's.
namespace Strangers

type Address = { Street: string; City: string }

type Code = Code of int

type Shape =
    | Circle of radius: int
    | Square of side: int

type Tagged = { Labels: Map<string, int>; Tags: Set<string>; Numbers: Set<int> }

type Listed = { Items: int list; Rows: string list list; Homes: Address list }

type Optional = { Home: Address option; Age: int option; Name: string option }

type Coded = { Code: Code; Name: string }

type Drawing = { Shapes: Shape list; Best: Shape }
