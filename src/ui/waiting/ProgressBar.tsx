/**
 * How much of a known amount is done. Tailwind's reset takes the colours of the browser's own bar away, so it has
 * colours of its own.
 */
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
