/**
 * Returns the items of each key, keys and items in the order in which they come. `Map.groupBy` is younger than the oldest
 * browsers and the oldest Node (docs/decisions/0016-phones-of-2020.md).
 */
export function groupedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
