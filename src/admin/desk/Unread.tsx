type UnreadProps = { onRetry: () => void; children: string }

/** In one line, what could not be read, with the way to try again. */
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
