import { paths } from '@/paths'
import { LinkButton } from '@/ui/button/LinkButton'

/** What keeps a search waiting, and the directory meanwhile. `what`: «La búsqueda». */
export function IsLate({ what }: { what: string }) {
  return (
    <div role="alert" className="mt-4 max-w-measure">
      <p>{what} tarda en llegar: puede ser la conexión. Aparecerá aquí en cuanto llegue.</p>
      <AllCities />
    </div>
  )
}

/** The directory, whose lists came with its page: they need neither the code of the search nor the database. */
export function AllCities() {
  return (
    <p className="mt-4">
      <LinkButton variant="secondary" to={paths.cities}>
        Ver todas las ciudades
      </LinkButton>
    </p>
  )
}
