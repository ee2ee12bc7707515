/** A list of short texts, which must all be different: each text is the key of its item. */
export function Bullets({ items, isLoose = false }: { items: readonly string[]; isLoose?: boolean }) {
  return (
    <ul className={`list-disc pl-5 ${isLoose ? 'space-y-2' : ''}`}>
      {items.map((item) => (
        <li key={item} className="wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  )
}
