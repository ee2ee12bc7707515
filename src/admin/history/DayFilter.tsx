import { useTyped } from '@/admin/desk/unsaved/use-typed'
import { isDay } from '@/content/is-day'
import { TextField } from '@/ui/form/TextField'

type DayFilterProps = { label: string; day: string; onChoose: (day: string) => void }

/**
 * A date field that writes its day to the address only when it is complete: somebody who types the year 2026 passes the
 * years 2, 20 and 202.
 */
export function DayFilter({ label, day, onChoose }: DayFilterProps) {
  const { typed, type, leave } = useTyped(day, onChoose, isNoneOrDay)
  return <TextField label={label} look="filter" type="date" value={typed} onType={type} onBlur={leave} />
}

function isNoneOrDay(text: string): boolean {
  return text === '' || isDay(text)
}
