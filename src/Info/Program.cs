Console.WriteLine("sizes");
