/** How prominent a button or a link that looks like one is. One `primary` per screen at most. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** The classes of a button: at least 44 px high; the transparent border becomes visible where the system forces its colours. */
export function buttonStyle(variant: ButtonVariant): string {
  return `${SHAPE} ${COLOURS[variant]}`
}

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-2 px-4 py-2 text-center font-semibold leading-tight disabled:cursor-not-allowed disabled:opacity-60'

const COLOURS = {
  primary:
    'border-transparent bg-primary text-primary-ink no-underline visited:text-primary-ink hover:bg-primary-hover hover:underline',
  secondary: 'border-primary bg-paper text-primary no-underline visited:text-primary hover:bg-raised hover:underline',
  quiet: 'border-transparent bg-transparent text-link underline visited:text-link hover:bg-raised',
} as const satisfies Record<ButtonVariant, string>
