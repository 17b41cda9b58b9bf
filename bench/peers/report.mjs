/** Starts measuring. The returned function prints the measurements in the benchmark's format and exits. */
export function begin() {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  return (pages) => {
    const cpu = process.cpuUsage(before);
    console.log(
      JSON.stringify({
        pages,
        wallMs: performance.now() - startedAt,
        cpuMs: (cpu.user + cpu.system) / 1000,
        peakRssMb: process.resourceUsage().maxRSS / 1024,
      }),
    );
    process.exit();
  };
}
