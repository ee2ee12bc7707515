/** Something is on its way, and these words say what. Turns only where motion is welcome. */
export function Spinner({ text }: { text: string }) {
  return (
    <div role="status" className="flex items-center gap-3 py-6">
      <span
        aria-hidden="true"
        className="size-6 shrink-0 rounded-full border-4 border-line border-t-primary motion-safe:animate-spin"
      />
      <span>{text}</span>
    </div>
  )
}
