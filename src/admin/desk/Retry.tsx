/** Within a sentence that says what could not be read. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry} className="min-h-11 font-semibold underline">
      Reintentar
    </button>
  )
}
