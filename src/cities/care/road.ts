/** What is known of the roads from a town, where a straight line on the map misleads (supabase/ways.csv). */
export type Ways = {
  /** Slugs of other towns, in the order in which they are reached by road. */
  order?: readonly string[]
  /** Slugs of towns that are farther by road than towns of which the file does not speak. */
  last?: readonly string[]
  /** Slugs of other towns to which the road is at least 1.8 times as long as the straight line. */
  long?: readonly string[]
  /** No road leads out of the town. */
  isWithoutRoad?: true
}

/** A road of which a reader must be told: one much longer than the straight line, or none at all. */
export type Road = 'long' | 'none'
