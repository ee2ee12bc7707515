/**
 * The ports of the tests' and benchmarks' own servers. `PORTAL_TEST_PORT` moves all of them together, so that two
 * clones can be tested on one machine at the same time; their numbers must be at least 22 apart, and none may put a port
 * where browsers refuse it (6665 to 6669, for example).
 */
const first = Number(process.env.PORTAL_TEST_PORT ?? 4319)

export const TEST_PORTS = {
  browserTests: first,
  benchPagesDebugging: first + 13,
  hosts: first + 14,
  hostsHttps: first + 15,
  benchOneLine: first + 18,
  benchBeside: first + 19,
  benchPlain: first + 20,
} as const
