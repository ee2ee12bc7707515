import { paths } from '@/paths'
import { LinkButton } from '@/ui/button/LinkButton'

/** Says that something a search needs is late, and links to the directory meanwhile. `what`: «La búsqueda». */
export function IsLate({ what }: { what: string }) {
  return (
    <div role="alert" className="mt-4 max-w-measure">
      <p>{what} tarda en llegar: puede ser la conexión. Aparecerá aquí en cuanto llegue.</p>
      <AllCities />
    </div>
  )
}

/**
 * A link to the directory, whose lists came with its built page: they need neither the code of the search nor the
 * database.
 */
export function AllCities() {
  return (
    <p className="mt-4">
      <LinkButton variant="secondary" to={paths.cities}>
        Ver todas las ciudades
      </LinkButton>
    </p>
  )
}
