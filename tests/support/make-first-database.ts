/** Makes the tests' first database, unless it exists, before the tests need it. */
import { firstDatabase } from './first-database'

await firstDatabase()
