/** Says what is being loaded. It turns only where the reader has not asked for less motion. */
export function Spinner({ text }: { text: string }) {
  return (
    <div role="status" data-spinner="" className="flex items-center gap-3 py-6">
      <span
        aria-hidden="true"
        className="size-6 shrink-0 rounded-full border-4 border-line border-t-primary motion-safe:animate-spin"
      />
      <span className="min-w-0 wrap-break-word">{text}</span>
    </div>
  )
}
