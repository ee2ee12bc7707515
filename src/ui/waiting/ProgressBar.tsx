/** How much of a known amount is done. The browser's own bar loses its colours to the reset of borders: these are ours. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={Math.max(1, max)}
      className="block h-4 w-full appearance-none overflow-hidden rounded-md border border-ink-soft bg-paper [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-primary"
    />
  )
}
