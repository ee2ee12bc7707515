/** Makes the database of the tests, unless it is there, before they ask for it. */
import { firstDatabase } from './first-database'

await firstDatabase()
