extension ShapeStyle where Self == Color {
    /// The style that fills with ``Color/red``.
    public static var red: Color { Color.red }
    /// The style that fills with ``Color/orange``.
    public static var orange: Color { Color.orange }
    /// The style that fills with ``Color/yellow``.
    public static var yellow: Color { Color.yellow }
    /// The style that fills with ``Color/green``.
    public static var green: Color { Color.green }
    /// The style that fills with ``Color/mint``.
    public static var mint: Color { Color.mint }
    /// The style that fills with ``Color/teal``.
    public static var teal: Color { Color.teal }
    /// The style that fills with ``Color/cyan``.
    public static var cyan: Color { Color.cyan }
    /// The style that fills with ``Color/blue``.
    public static var blue: Color { Color.blue }
    /// The style that fills with ``Color/indigo``.
    public static var indigo: Color { Color.indigo }
    /// The style that fills with ``Color/purple``.
    public static var purple: Color { Color.purple }
    /// The style that fills with ``Color/pink``.
    public static var pink: Color { Color.pink }
    /// The style that fills with ``Color/brown``.
    public static var brown: Color { Color.brown }
    /// The style that fills with ``Color/white``.
    public static var white: Color { Color.white }
    /// The style that fills with ``Color/gray``.
    public static var gray: Color { Color.gray }
    /// The style that fills with ``Color/black``.
    public static var black: Color { Color.black }
    /// The style that fills with ``Color/clear``: nothing is drawn.
    public static var clear: Color { Color.clear }
}
