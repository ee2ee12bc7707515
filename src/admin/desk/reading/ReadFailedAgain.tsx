import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/ui/button/Button'
import { readFailedAgain } from './read-again'

/** The retry button where parts of a screen could not be read: wherever it stands, one press retries all of them. */
export function ReadFailedAgain() {
  const client = useQueryClient()
  return (
    <Button variant="secondary" onClick={() => void readFailedAgain(client)}>
      Reintentar
    </Button>
  )
}
