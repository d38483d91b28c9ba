/** A program that loads this file with `node --import` prints its CPU time and peak memory when it exits. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log(`${(userCPUTime + systemCPUTime) / 1000} ms, ${maxRSS / 1024} MB`)
})
