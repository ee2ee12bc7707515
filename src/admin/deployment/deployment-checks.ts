/** A check that a person makes before the site is provisioned again, with the command that shows the answer. */
export type DeploymentCheck = {
  key: 'dns_ok' | 'proxy_ok' | 'ssl_ok'
  label: string
  explanation: string
  command: string
}

/** The three checks for the site at this address. */
export function deploymentChecks(siteUrl: string): readonly DeploymentCheck[] {
  const { hostname } = new URL(siteUrl)
  return [
    {
      key: 'dns_ok',
      label: 'Registro DNS',
      explanation: 'El dominio responde con la dirección de su alojamiento.',
      command: `dig +short ${hostname} A ${hostname} AAAA`,
    },
    {
      key: 'proxy_ok',
      label: 'Proxy o CDN: no en modo Flexible',
      explanation:
        'En modo Flexible el tramo hasta su servidor va sin cifrar. La respuesta debe llegar sin un bucle de redirecciones, y el panel del proxy debe decir «Full (strict)».',
      command: `curl -sSIL --max-redirs 5 https://${hostname}/`,
    },
    {
      key: 'ssl_ok',
      label: 'Certificado TLS',
      explanation: 'El certificado es de este dominio y no ha vencido.',
      command: `openssl s_client -connect ${hostname}:443 -servername ${hostname} </dev/null | openssl x509 -noout -subject -issuer -dates`,
    },
  ]
}
