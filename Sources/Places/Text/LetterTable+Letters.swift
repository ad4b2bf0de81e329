/// What each letter of U+0080 to U+04FF and U+1E00 to U+1FFF becomes, 32 a line.
///
/// Made once from Unicode's decompositions, so that no program has to work them out when it starts;
/// a test compares it with ICU. "_" divides words, "-" is dropped, "?" is left to ICU.
extension LetterTable {
    static let letters: StaticString = """
        _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
        _ _ _ _ _ _ _ _ _ _ a _ _ - _ _ _ _ 2 3 _ m _ _ _ 1 o _ ? ? ? _
        a a a a a a ae c e e e e i i i i d n o o o o o _ o u u u u y th ss
        a a a a a a ae c e e e e i i i i d n o o o o o _ o u u u u y th y
        a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g
        g g g g h h h h i i i i i i i i i i ij ij j j k k q l l l l l l l
        l l l n n n n n n n n n o o o o o o oe oe r r r r r r s s s s s s
        s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s
        b b b b ? ? o c c d d d d ? e e e f f g g hv i i k k l ? ? n n ?
        o o oi oi p p ? ? ? ? ? t t t t u u ? v y y z z ? ? ? ? ? ? ? ? ?
        ? ? ? ? dz dz dz lj lj lj nj nj nj a a i i o o u u u u u u u u u u e a a
        a a ae ae g g g g k k o o o o ? ? j dz dz dz g g ? ? n n a a ae ae o o
        a a a a e e e e i i i i o o o o r r r r u u u u s s t t ? ? h h
        ? d ? ? z z a a e e o o o o o o o o y y l n t j db qp a c c l t s
        z ? ? b u ? e e j j ? ? r r y y ? ? ? b o c d d ? e ? e ? ? ? j
        g g g g ? ? h h i ? i l l l ? ? ? m n n n ? oe ? ? ? ? ? r r r ?
        r ? s ? ? ? ? ? t u ? v ? ? ? y z z ? ? ? ? ? ? ? b ? g h j ? l
        q ? ? dz ? dz ts ? ? ? ls lz ? ? ? ? h ? j r ? ? ? w y - - - - - - -
        ? ? _ _ _ _ ? ? - ? ? ? ? ? ? ? ? ? _ _ _ _ _ _ _ _ _ _ _ _ _ _
        g l s x ? _ _ _ _ _ _ _ ? _ ? _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
        - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
        - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
        - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
        - - - - - - - - - - - - - - - - ? ? ? ? ? _ ? ? _ _ ? ? ? ? _ ?
        _ _ _ _ _ _ a _ e i i _ o _ y o i a v g d e z i th i k l m n x o
        p r _ s t y f ch ps o i y a e i i y a v g d e z i th i k l m n x o
        p r s s t y f ch ps o i y o y o ? v th y y y f p ? ? ? ? ? ? ? ? ?
        ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? k r s ? th e _ ? ? s ? ? ? ? ? ?
        e e d g ie dz i i j lj nj c k i u dz a b v g d e zh z i y k l m n o p
        r s t u f kh ts ch sh shch - y - e yu ya a b v g d e zh z i y k l m n o p
        r s t u f kh ts ch sh shch - y - e yu ya e e d g ie dz i i j lj nj c k i u dz
        ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
        ? ? _ - - - - - - - ? ? ? ? ? ? g g g g ? ? ? ? ? ? k k ? ? ? ?
        ? ? n n ? ? ? ? ? ? ? ? ? ? u u u u h h ? ? j j ? ? h h ? ? ? ?
        ? zh zh ? ? ? ? ? ? ? ? ? ? ? ? ? a a a a ? ? e e a a a a zh zh z z
        ? ? i i i i o o o o o o e e u u u u u u ch ch ? ? y y ? ? ? ? ? ?
        a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f
        g g h h h h h h h h h h i i i i k k k k k k l l l l l l l l m m
        m m m m n n n n n n n n o o o o o o o o p p p p r r r r r r r r
        s s s s s s s s s s t t t t t t t t u u u u u u u u u u v v v v
        w w w w w w w w w w x x x x y y z z z z z z h t w y a s s s ss ?
        a a a a a a a a a a a a a a a a a a a a a a a a e e e e e e e e
        e e e e e e e e i i i i o o o o o o o o o o o o o o o o o o o o
        o o o o u u u u u u u u u u u u u u y y y y y y y y ll ll v v y y
        a a a a a a a a a a a a a a a a e e e e e e _ _ e e e e e e _ _
        i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i
        o o o o o o _ _ o o o o o o _ _ y y y y y y y y _ y _ y _ y _ y
        o o o o o o o o o o o o o o o o a a e e i i i i o o y y o o _ _
        a a a a a a a a a a a a a a a a i i i i i i i i i i i i i i i i
        o o o o o o o o o o o o o o o o a a a a a _ a a a a a a a _ i _
        _ _ i i i _ i i e e i i i _ _ _ i i i i _ _ i i i i i i _ _ _ _
        y y y y r r y y y y y y r _ _ _ _ _ o o o _ o o o o o o o _ _ _
        """
}
