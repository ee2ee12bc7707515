type UnreadProps = { onRetry: () => void; children: string }

/** One line that says what could not be read, with a retry button. */
export function Unread({ onRetry, children }: UnreadProps) {
  return (
    <p role="alert">
      {children}{' '}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold underline">
        Reintentar
      </button>
    </p>
  )
}
