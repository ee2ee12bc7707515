import { useTyped } from '@/admin/desk/unsaved/use-typed'
import { TextField } from '@/ui/form/TextField'

type TextFilterProps = { placeholder: string; text: string; onType: (text: string) => void }

/** A search box whose text is in the address. */
export function TextFilter({ placeholder, text, onType }: TextFilterProps) {
  const { typed, type } = useTyped(text, onType)
  return (
    <div className="col-span-full sm:w-60">
      <TextField
        label="Texto"
        look="filter"
        type="search"
        value={typed}
        maxLength={100}
        placeholder={placeholder}
        onType={type}
      />
    </div>
  )
}
