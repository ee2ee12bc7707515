import { paths } from '@/paths'
import { LinkButton } from '@/ui/button/LinkButton'

/**
 * A link to the directory, whose lists came with its built page: they need neither the code of the search nor the
 * database.
 */
export function AllCities() {
  return (
    <p>
      <LinkButton variant="secondary" to={paths.cities}>
        Ver todas las ciudades
      </LinkButton>
    </p>
  )
}
