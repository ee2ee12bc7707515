import { paths } from '@/paths'

/** Addresses that only the desk links to: apart from the site's, so that a reader's script does not carry them. */
export const deskPaths = {
  /** `/admin/historial/3f2a…`: one run, with all that it changed. */
  run: (id: string) => `${paths.adminHistory}/${encodeURIComponent(id)}`,
  /** What one person changed, by their key. */
  historyBy: (userId: string) => `${paths.adminHistory}?persona=${encodeURIComponent(userId)}`,
  /** The history of a city with its records and facilities. */
  historyIn: (citySlug: string) => `${paths.adminHistory}?ciudad=${encodeURIComponent(citySlug)}`,
  /** The records as they were when the site was built at that moment. */
  release: (builtAt: string) => `${paths.adminPublish}/${encodeURIComponent(builtAt)}`,
}

export const deskPatterns = {
  run: `${paths.adminHistory}/:run`,
  release: `${paths.adminPublish}/:builtAt`,
}
