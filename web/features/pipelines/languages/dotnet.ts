import { imageVersion, pinnedImage } from '../pinned.ts';
import type { Toolchain } from './toolchain.ts';

const SDK_VERSION = imageVersion('dotnet-10.0');

export function nuget(): Toolchain {
  return {
    expects: () => ['one solution or project file in the root folder'],
    image: pinnedImage('dotnet-10.0'),
    circleImage: pinnedImage('dotnet-10.0'),
    githubSetup: {
      action: 'actions/setup-dotnet',
      inputs: { 'dotnet-version': SDK_VERSION },
      caches: false,
    },
    azureSetup: [{ task: 'UseDotNet@2', inputs: { packageType: 'sdk', version: SDK_VERSION } }],
    travisSetup: {
      keys: { language: 'generic' },
      note: 'The C# images of Travis CI stop at older SDKs, so Microsoft’s own script installs this one.',
      commands: [
        'curl --fail --silent --show-error --location --output "$HOME/dotnet-install.sh" https://builds.dotnet.microsoft.com/dotnet/scripts/v1/dotnet-install.sh',
        `bash "$HOME/dotnet-install.sh" --version ${SDK_VERSION} --install-dir "$HOME/.dotnet"`,
        'export PATH="$HOME/.dotnet:$PATH"',
      ],
    },
    variables: { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' },
    cache: {
      variable: 'NUGET_PACKAGES',
      folder: '.nuget-packages',
      homeFolders: ['~/.nuget/packages'],
      key: { pattern: '*.csproj' },
    },
    prepare: [],
    install: { commands: ['dotnet restore'] },
    lint: {
      commands: ['dotnet format --verify-no-changes --no-restore'],
      note: 'The rules are those of .editorconfig.',
    },
    build: {
      commands: [
        'dotnet build --no-restore --configuration Release',
        'dotnet publish --no-build --configuration Release --property:PublishDir="$PWD/publish/"',
      ],
    },
    test: {
      commands: ['dotnet test --configuration Release --logger trx --results-directory reports'],
      note: 'For a JUnit report, add the package JunitXml.TestLogger to the test projects and use --logger junit.',
    },
    audit: {
      commands: [
        'dotnet restore --force --property:NuGetAuditMode=all --property:WarningsAsErrors=NU1903%3BNU1904',
      ],
      note: 'NuGet’s own audit: a high (NU1903) or critical (NU1904) advisory fails the run.',
    },
    report: { format: 'trx', files: 'reports/**/*.trx', folder: 'reports' },
    output: 'publish',
  };
}
