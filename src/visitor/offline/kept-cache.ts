/** The name of the cache of kept pages. The quick exit deletes it, like every cache except that of the essentials. */
export const KEPT_CACHE = 'lectura'
