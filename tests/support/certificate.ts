import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface TestCertificate {
  /** PEM, like `key`. Self-signed, so clients can use it as the root certificate too. */
  cert: string;
  key: string;
}

export function makeCertificate(name: string, from: Date, until: Date): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = certificateBody(name, from, until, publicKey);
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const base64 = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** TBSCertificate of RFC 5280, section 4.1, with the extensions subjectAltName and basicConstraints. */
function certificateBody(name: string, from: Date, until: Date, publicKey: KeyObject): Buffer {
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const subject = sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(name)))));
  const validity = sequence(time(from), time(until));
  const otherName = sequence(der(0x82, Buffer.from(name)));
  const extensions = sequence(
    sequence(identifier('551d11'), der(0x04, otherName)),
    sequence(identifier('551d13'), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
  );
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return sequence(version3, serial, ecdsaWithSha256, subject, validity, subject, key, der(0xa3, extensions));
}

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));

function identifier(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

/** Tag, length, and content of one DER element (ITU-T X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 128) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const hex = content.length.toString(16);
  const length = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
}
