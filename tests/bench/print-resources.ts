/** Has a program say at its end how long it computed and how much memory it had: `node --import`. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log(`${(userCPUTime + systemCPUTime) / 1000} ms, ${maxRSS / 1024} MB`)
})
